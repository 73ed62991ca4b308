// @ts-check
// The shapes of requests and replies in the packed form, which has no names: wasm/packed/shapes.go describes it.

/** The kinds of shapes, as wasm/wire/shape.go counts them. */
export const kinds = Object.freeze({
  text: 0,
  int: 1,
  number: 2,
  bool: 3,
  list: 4,
  object: 5,
  free: 6,
  pointer: 7,
  word: 9,
});

/** Begins a number of a reply that is not one byte. */
export const LARGE = 255;

/**
 * The places of an object's fields are counted from 1.
 * @typedef {{name: string, optional: boolean, of: Shape}} Field
 * @typedef {{kind: number, elem: Shape, fields: Field[], places: Map<string, number>}} Shape
 */

/**
 * Adds shapes to a list, from rows as the module writes them.
 * @param {Shape[]} shapes
 * @param {{kind: number, elem: number, fields: {name: string, optional: boolean, of: number}[]}[]} rows
 */
export function addShapes(shapes, rows) {
  const from = shapes.length;
  for (const { kind } of rows) {
    shapes.push({ kind, elem: /** @type {any} */ (null), fields: [], places: new Map() });
  }
  rows.forEach(({ elem, fields }, i) => {
    const shape = shapes[from + i];
    shape.elem = shapes[elem];
    fields.forEach(({ name, optional, of }, place) => {
      shape.fields.push({ name, optional, of: shapes[of] });
      shape.places.set(name, place + 1);
    });
  });
}
