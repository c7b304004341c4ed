import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const paths = {
  regular: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  medium: () => require.resolve('@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf'),
  semiBold: () => require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}
export type NotoSansWeight = keyof typeof paths

/** Where a weight of Noto Sans lies as TTF: it has Latin, Devanagari and the rupee sign. */
export function fontPath(weight: NotoSansWeight): string {
  return paths[weight]()
}
