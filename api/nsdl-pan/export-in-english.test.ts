import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { merchantLists } from '../../contract/nsdl-pan/lists.ts'
import { inLanguage } from '../platform/language.ts'
import { readTranslations } from '../platform/read-translations.ts'
import { openPanOffice } from '../testing/pan-office.ts'

const { owner, anApplication } = await openPanOffice()
const { physical } = merchantLists
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../texts')))

const exported = (language: string) =>
  owner.ask(
    'POST',
    `${physical.path}/export`,
    { format: 'csv', columns: ['refNo', 'cat', 'state'] },
    { 'accept-language': language },
  )

it('a list that is exported by a merchant who reads Hindi is in English, name, titles and choices', async () => {
  const { refNo } = await anApplication({ state: 'awaiting-scan' })
  const inHindi = await exported('hi')
  expect(inHindi.raw.toString().replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'Token No.,Category,State',
    `${refNo},Individual,Awaiting scan`,
  ])
  expect(inHindi.headers['content-disposition']).toContain('pan-list-')
  expect(inHindi.raw).toEqual((await exported('en')).raw)
  expect(inLanguage('hi', () => [physical.title, physical.columns.refNo?.title])).toEqual(['PAN सूची', 'टोकन नंबर'])
})
