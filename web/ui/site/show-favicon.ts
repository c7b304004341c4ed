import { getFavicon } from '../../../contract/site.ts'
import { fetchFile } from '../../platform/download.ts'

/** Fetches the icon like any other file; a page without its icon still works. */
export async function showFavicon(): Promise<void> {
  try {
    const { tempUrl } = await fetchFile(getFavicon.path)
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link')
    link.rel = 'icon'
    link.href = tempUrl
    document.head.append(link)
  } catch (error) {
    console.warn('The favicon could not be loaded.', error)
  }
}
