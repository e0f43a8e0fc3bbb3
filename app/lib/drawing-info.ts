/** Name of a drawing, the shape of its canvas such as `480x320`, and its shape down to the ground line; CSS has a rule for each shape. */
export type DrawingInfo = { name: string; shape: string; groundShape: string };
