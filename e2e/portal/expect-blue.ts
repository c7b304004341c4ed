import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The photo that was pasted in is blue to its edges: so is what will be saved. */
export async function expectBlue(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: 'Photo as it will be saved' })
  await expect
    .poll(() =>
      canvas.evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement
        const brush = (element as HTMLCanvasElement).getContext('2d')
        const corners = [
          [4, 4],
          [width - 5, 4],
          [4, height - 5],
          [width - 5, height - 5],
        ] as const
        return corners.map(([x, y]) => {
          const [red = 0, , blue = 0] = brush?.getImageData(x, y, 1, 1).data ?? []
          return blue > red + 40
        })
      }),
    )
    .toEqual([true, true, true, true])
}
