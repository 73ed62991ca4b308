// @ts-check
// A problem for the preview and the code of the Embed view: a discard, its text as in a link.

export const sampleProblem =
  '1AAACABBDAkOEEJJLSTXYaaafWBBRAAEBCgKAIcWKOKHdA_CAAACCgKAIHeXAVQKN_AAAADCgKAICFPZFUYg_cBAAACgKAJDCQeX' +
  'WLSh_AEAAAAFD0BfAACvBogKBBAIQYAEAAIBfAAD0BLAGClBpgJ7BAHQIAEAASAAAB0BJKOBoBvf4cBAEAQAEAAWAExAUBSIqBvB' +
  'cgBXCAcAUBEMCBnBcf9_CAfDCWBAABCcQ';
