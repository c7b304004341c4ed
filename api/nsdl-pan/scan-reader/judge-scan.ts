import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import type { Area } from '../../../contract/picture/picture.ts'
import { applyTransform, invertTransform } from '../../../contract/picture/transform.ts'
import type { PlacedBox, ScanPage, ScanReading } from './scan-reading.ts'

/** Says whose form the pages are, what is missing of it, and where photo and signature lie. */
export function judgeScan(pages: ScanPage[], wanted: { token: string }): ScanReading {
  const own = pages.filter(({ token }) => token === wanted.token)
  const tokenSeen = pages.find(({ token }) => token !== null && token !== wanted.token)?.token ?? null
  const first = own.find(({ page }) => page === 1)
  const boxes = first && placeBoxes(first)
  return {
    pages,
    verdict: tokenSeen !== null ? 'other' : own.length > 0 ? 'own' : 'unmarked',
    tokenSeen,
    missingPages: missingOf(own),
    ...(boxes ? { boxes } : {}),
  }
}

function missingOf(own: readonly ScanPage[]): number[] {
  const all = Math.max(0, ...own.map(({ pages }) => pages ?? 0))
  return Array.from({ length: all }, (_, i) => i + 1).filter((number) => !own.some(({ page }) => page === number))
}

function placeBoxes(page: ScanPage): ScanReading['boxes'] {
  if (!page.toPage) return undefined
  return { photo: placeBox(page, formLayout.photo), signature: placeBox(page, formLayout.signature) }
}

function placeBox({ index, toPage }: ScanPage, area: Area): PlacedBox {
  const { x, y, width, height } = area
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const toPicture = toPage && invertTransform(toPage)
  return {
    page: index,
    area: { x, y, width, height },
    corners: toPicture ? corners.map((corner) => applyTransform(toPicture, corner)) : [],
  }
}
