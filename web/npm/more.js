// @ts-check
// Replaces elements/more.js in the npm package: its elements load the code of scores and replays by import(), which
// bundlers follow.

/** The package has no full page. @type {(name: string) => string} */
export const siteAddress = () => '';

export const drawings = async () => (await import('../elements/drawings.js')).drawings;

export const problemDrawing = async () => ({
  problem: (await import('../elements/draw-problem.js')).drawProblem,
});

export const lessonDrawing = async () => ({
  lesson: (await import('../elements/draw-lesson.js')).drawLesson,
});
