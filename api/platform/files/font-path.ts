import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const notoSansWeights = {
  regular: '400Regular',
  medium: '500Medium',
  semiBold: '600SemiBold',
  bold: '700Bold',
} as const
export type NotoSansWeight = keyof typeof notoSansWeights

/** Where a weight of Noto Sans lies as TTF: it has Latin, Devanagari and the rupee sign. */
export function fontPath(weight: NotoSansWeight): string {
  const name = notoSansWeights[weight]
  return require.resolve(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`)
}
