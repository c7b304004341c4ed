import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backOfficeDownload, linkNames, merchantDownload } from '../../contract/download.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { merchantPages } from '../areas/merchant/merchant-pages.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PageName } from '../ui/page-name.ts'
import { DownloadPage } from './download-page.tsx'

const title = merchantPages.find(({ pattern }) => pattern === merchantPaths.downloadSoftware)?.title
const addresses = Object.fromEntries(linkNames.map((name) => [name, `https://links.example/${name}`]))
const pdf = () => new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } })

async function open({ links = addresses, canReplace = false, answers = {} }: Scene = {}) {
  const requests = serveAll({ links, answers })
  const calls = canReplace ? backOfficeDownload : merchantDownload
  await renderPage(
    <PageName value={title}>
      <DownloadPage calls={calls} canReplace={canReplace} />
    </PageName>,
  )
  await screen.findByRole('heading', { name: 'Download Pancard Forms' })
  return requests
}

interface Scene {
  links?: Record<string, string>
  canReplace?: boolean
  answers?: Parameters<typeof serve>[0]
}

function serveAll({ links, answers }: Scene) {
  return serve({
    'GET /merchant/misc/download-links': () => json(links),
    'GET /backend/misc/download-links': () => json(links),
    'GET /backend/settings/document': () => json([]),
    ...answers,
  })
}

const card = (title: string) => within(screen.getByRole('region', { name: title }))
const buttons = (inside: ReturnType<typeof card>) => inside.queryAllByRole('button').map((one) => one.textContent)
const links = (inside: ReturnType<typeof card>) => inside.queryAllByRole('link').map((one) => one.textContent?.trim())

describe('the page Download Software', () => {
  it('has the cards, buttons and links of the specification', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Download Software')
    expect(buttons(card('Download Pancard Forms'))).toEqual([
      'NEW PAN FORM',
      'CORRECTION PAN FORM',
      'ANNEXURE-A',
      'ANNEXURE-B',
    ])
    expect(links(card('Sample Forms & Links'))).toEqual(['e-KYC PAN (NSDL / Protean)', 'PAN portal (UTI)'])
    expect(buttons(card('Sample Forms & Links'))).toEqual(['Sample Form'])
    expect(links(card('Status Link'))).toEqual(['NSDL PAN STATUS', 'UTI PAN STATUS', 'LINK AADHAR TO PAN'])
    expect(links(card('Pancard'))).toEqual(['Download e-PAN by acknowledgement number', 'Download e-PAN by PAN number'])
    expect(buttons(card('Pancard'))).toEqual(['How to write initials in a name', 'Valid initials name sheet'])
    expect(links(card('Investment & NPS Plan'))).toEqual([
      'Open a demat account',
      'Open an NPS account',
      'Open a Vatsalya NPS account',
    ])
    expect(links(card('Software Downloads'))).toEqual([
      'Mantra RD service',
      'Morpho RD service',
      'Scanner tool',
      'Remote-support viewer',
    ])
  })

  it('opens links in a tab of their own, and every setting has its link', async () => {
    await open()
    const all = screen.getAllByRole('link')
    const settings = all.map((one) => [one.textContent?.trim(), one.getAttribute('href')?.split('/').at(-1)])
    expect(Object.fromEntries(settings)).toEqual({
      'e-KYC PAN (NSDL / Protean)': 'ekycPanLink',
      'PAN portal (UTI)': 'panPortalLink',
      'NSDL PAN STATUS': 'nsdlStatusLink',
      'UTI PAN STATUS': 'utiStatusLink',
      'LINK AADHAR TO PAN': 'linkAadhaarLink',
      'Download e-PAN by acknowledgement number': 'epanByAckLink',
      'Download e-PAN by PAN number': 'epanByPanLink',
      'Open a demat account': 'dematLink',
      'Open an NPS account': 'npsLink',
      'Open a Vatsalya NPS account': 'vatsalyaLink',
      'Mantra RD service': 'rdMantraLink',
      'Morpho RD service': 'rdMorphoLink',
      'Scanner tool': 'scannerLink',
      'Remote-support viewer': 'remoteSupportLink',
    })
    expect(settings.map(([, name]) => name).sort()).toEqual([...linkNames].sort())
    for (const one of all)
      expect([one.getAttribute('target'), one.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })

  it('says where no address is set instead of linking nowhere', async () => {
    await open({ links: { ...addresses, dematLink: '' } })
    const inside = card('Investment & NPS Plan')
    expect(links(inside)).toEqual(['Open an NPS account', 'Open a Vatsalya NPS account'])
    expect(inside.getByText('No address is set for this link yet.')).toBeTruthy()
  })

  it('lists sixteen samples in the dialog', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Sample Form' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Downloadable Sample Forms' }))
    const names = dialog.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'))
    expect(names).toEqual([
      'Close',
      'Individual',
      'Individual NRI',
      'Minor Change',
      'Partnership Firm',
      'Artificial Judicial',
      'Trust Form',
      'Limited Liability Partnership',
      'Non Individual',
      'Individual Minor',
      'Individual Change',
      'Hindu Undivided Family',
      'Company',
      'Association of Persons',
      'Government',
      'Local Authority',
      'Individual Penalty',
    ])
  })

  it('fetches a PDF by POST from the own area', async () => {
    const requests = await open({ answers: { 'POST /merchant/misc/download/annexure-a': pdf } })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    fireEvent.click(screen.getByRole('button', { name: 'ANNEXURE-A' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/merchant/misc/download/annexure-a' })
  })

  it('says Error when a PDF does not come', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'ANNEXURE-A' }))
    expect(await screen.findByText('Error')).toBeTruthy()
  })
})

describe('who keeps the site', () => {
  it('replaces a PDF and takes the replacement away', async () => {
    let replaced = [] as object[]
    const requests = await open({
      canReplace: true,
      answers: {
        'GET /backend/settings/document': () => json(replaced),
        'POST /backend/settings/document/annexure-a': () => {
          replaced = [{ name: 'annexure-a', fileName: 'x.pdf', at: '2026-04-01T00:00:00Z' }]
          return nothing()
        },
        'DELETE /backend/settings/document/annexure-a': () => {
          replaced = []
          return nothing()
        },
      },
    })
    const button = screen.getByRole('button', { name: 'Replace ANNEXURE-A' })
    const input = button.parentElement?.querySelector('input')
    if (!input) throw new Error('There is no file input beside the button.')
    fireEvent.change(input, { target: { files: [new File(['%PDF-'], 'x.pdf', { type: 'application/pdf' })] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the replacement of ANNEXURE-A' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
    const sent = requests.filter((seen) => seen.path.endsWith('annexure-a')).map((seen) => seen.method)
    expect(sent).toEqual(['POST', 'DELETE'])
  })

  it('is the only one who can', async () => {
    await open()
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull()
  })
})
