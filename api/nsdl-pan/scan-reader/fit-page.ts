import {
  fitAffine,
  fitPerspective,
  fitSimilarity,
  type PointPair,
  type Transform,
  worstMiss,
} from '../../../contract/picture/transform.ts'

/**
 * Marks that miss by more millimetres tell that the page was not just turned and stretched, but seen at an angle. The
 * middle of the page is then off by up to half as much again: no more than 0.35 mm.
 */
const flatEnough = 0.23

/** The transform from the picture to the page that its marks tell, as simple as they allow. */
export function fitPage(pairs: readonly PointPair[]): Transform | undefined {
  if (pairs.length < 3) return fitSimilarity(pairs)
  const affine = fitAffine(pairs)
  if (pairs.length === 3 || (affine && worstMiss(affine, pairs) < flatEnough)) return affine
  return fitPerspective(pairs)
}
