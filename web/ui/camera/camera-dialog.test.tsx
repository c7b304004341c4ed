import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Advice } from '../../../contract/camera/advice.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CameraDialog } from './camera-dialog.tsx'
import type { Scanner, TakenPage } from './scanner.ts'

/** A scanner that finds what it is told to, photograph by photograph. */
function aScanner(
  advices: Advice[][],
  { pdf = new Blob(['%PDF-1.4']), found = 'form' }: { pdf?: Blob; found?: TakenPage['found'] } = {},
) {
  let count = 0
  const straighten = async (): Promise<TakenPage> => {
    const advice = advices[count] ?? []
    count += 1
    return { id: count, found, advice, width: 1654, height: 2339, jpeg: new Blob(['x']) }
  }
  const makePdf = vi.fn(async (_pages: readonly TakenPage[], _maxBytes: number) => pdf)
  const close = vi.fn()
  const scanner: Scanner = { straighten, makePdf, close }
  return { scanner, makePdf, close }
}

async function open(scanner: Scanner, subject: 'form' | 'paper' = 'form') {
  const onTaken = vi.fn((_file: File) => {})
  const page = await renderPage(
    <CameraDialog subject={subject} maxBytes={2_000_000} onClose={() => {}} onTaken={onTaken} open={() => scanner} />,
  )
  // There is no camera here, so the phone's own is offered.
  await screen.findByText(/^The camera cannot be used here/)
  return { ...page, onTaken }
}

async function photograph(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('img', { name: 'The page as it was straightened' })
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('two pages are photographed, put in order and handed over as one PDF', async () => {
  const { scanner, makePdf, close } = aScanner([])
  const { onTaken, unmount } = await open(scanner)
  screen.getByText('No page kept yet')
  await photograph()
  screen.getByText('This page is good.')
  await tap('Keep')
  await photograph()
  await tap('Keep')
  screen.getByText('2 pages kept')
  await tap('Move page 2 one place earlier')
  await tap('Use these pages')
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
  expect(makePdf.mock.calls[0]?.[0].map(({ id }) => id)).toEqual([2, 1])
  const file = onTaken.mock.calls[0]?.[0]
  expect([file?.name, file?.type]).toEqual(['photographed.pdf', 'application/pdf'])
  unmount()
  expect(close).toHaveBeenCalled()
})

it('a page of the form that is not good is taken again, while the customer is still there', async () => {
  await open(aScanner([['too-dark', 'corner-missing'], []]).scanner)
  await photograph()
  screen.getByText('Too dark. Go to a window or switch on a light.')
  screen.getByText('A corner is missing. The whole page must be in the picture.')
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
  await tap('Take again')
  await photograph()
  screen.getByText('This page is good.')
})

it('of another paper a person sees better whether it can be read', async () => {
  await open(aScanner([['no-edges']], { found: 'nothing' }).scanner, 'paper')
  await photograph()
  await tap('Keep it all the same')
  screen.getByText('1 page kept')
  await tap('Remove page 1')
  screen.getByText('No page kept yet')
  expect(screen.queryByRole('button', { name: 'Use these pages' })).toBeNull()
})

it('a proof among the pages of the form is kept with its faults, where a person says so', async () => {
  await open(aScanner([['too-dark']], { found: 'paper' }).scanner)
  await photograph()
  await tap('Keep it all the same')
  screen.getByText('1 page kept')
})

it('pages that do not fit are said to be too many, and stay', async () => {
  const { scanner } = aScanner([])
  scanner.makePdf = async () => undefined
  const { onTaken } = await open(scanner)
  await photograph()
  await tap('Keep')
  await tap('Use these pages')
  await screen.findByText('So many pages do not fit into 2 MB. Remove one.')
  screen.getByText('1 page kept')
  expect(onTaken).not.toHaveBeenCalled()
})
