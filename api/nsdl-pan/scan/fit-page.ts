import { fitAffine, fitPerspective, fitSimilarity, type Pair, type Transform, worstMiss } from './transform.ts'

/** Beyond so many millimetres a page is not just turned and stretched, but was seen at an angle. */
const flatEnough = 0.35

/** The transform from the picture to the page that its marks tell, as simple as they allow. */
export function fitPage(pairs: readonly Pair[]): Transform | undefined {
  if (pairs.length < 3) return fitSimilarity(pairs)
  const affine = fitAffine(pairs)
  if (pairs.length === 3 || (affine && worstMiss(affine, pairs) < flatEnough)) return affine
  return fitPerspective(pairs)
}
