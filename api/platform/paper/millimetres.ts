const pointsPerMillimetre = 72 / 25.4

/** Millimetres on paper as the points that PDFs are measured in. */
export const mm = (millimetres: number): number => millimetres * pointsPerMillimetre
