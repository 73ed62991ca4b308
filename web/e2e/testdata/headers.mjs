// headers.mjs FILE: reads a _headers file with Netlify's own parser and prints the result.
import { parseAllHeaders } from '@netlify/headers-parser';

const { headers, errors } = await parseAllHeaders({
  headersFiles: [process.argv[2]],
  configHeaders: [],
  minimal: true,
});
if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'));
process.stdout.write(JSON.stringify(headers.map((rule) => ({ path: rule.for, values: rule.values }))));
