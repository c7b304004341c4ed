import { merchantPaths } from '../../contract/paths.ts'

interface AppIcon {
  path: string
  /** Its edge, in pixels. */
  size: number
  /** Where a phone cuts its own shape out of it. */
  maskable: boolean
}

export const manifestPath = '/manifest.webmanifest'
export const themeColor = '#1864ab'
export const appIcons: readonly AppIcon[] = [192, 512].flatMap((size) => [
  { path: `/app-icon-${size}.png`, size, maskable: false },
  { path: `/app-icon-maskable-${size}.png`, size, maskable: true },
])

/** What a phone wants to know of the portal to put it among its apps. The start page leads each to their own area. */
export function appManifest(businessName: string): string {
  return JSON.stringify({
    id: '/',
    name: businessName,
    short_name: businessName,
    start_url: merchantPaths.dashboard,
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: appIcons.map(({ path, size, maskable }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  })
}
