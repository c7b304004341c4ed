import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { anEntity, aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import { json, serve } from '../../testing/network.ts'
import { aQuote, aSheet } from '../../testing/pan-sheet.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'

async function open(sheet: PanSheet) {
  cleanup()
  serve({
    'POST /merchant/nsdlpan/apply/7/save': () => json({ version: 2, savedAt: '2026-11-15T09:37:00.000Z' }),
    'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote()),
    'GET /merchant/nsdlpan/ao-codes': () => json([]),
    'GET /reference/pincode/208001': () => json({ state: 'Uttar Pradesh', districts: ['Kanpur Nagar'], elsewhere: [] }),
  })
  await renderPage(<ApplyForm sheet={sheet} />)
}
const choose = async (title: string) => {
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: new RegExp(title) }),
  )
  await screen.findByRole('heading', { name: new RegExp(`: ${title}$`) })
}
const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

const abroad = { homeState: '', homePin: '12345', homeCountry: 'United Arab Emirates' }
const nri = aPerson({ residency: 'nri', passportNo: 'Z1234567', aadhaarNo: '', aadhaarName: '', ...abroad })

describe('the star of a field', () => {
  it('is not at Aadhaar for who lives abroad and signs on paper, and a line says that it may stay empty', async () => {
    await open(aSheet({ draft: nri }))
    await choose('Applicant')
    expect([box('aadhaarNo').required, box('aadhaarName').required]).toEqual([false, false])
    expect(screen.getAllByText(/if there is one/i)).toHaveLength(2)
    expect(box('passportNo').required).toBe(true)
  })

  it('is at the name in Aadhaar as soon as a number is typed', async () => {
    await open(aSheet({ draft: nri }))
    await choose('Applicant')
    type('aadhaarNo', '234567890124')
    expect([box('aadhaarNo').required, box('aadhaarName').required]).toEqual([false, true])
  })

  it('is at Aadhaar for who lives in India, and for who signs with Aadhaar wherever they live', async () => {
    await open(aSheet({ draft: aPerson() }))
    await choose('Applicant')
    expect([box('aadhaarNo').required, box('aadhaarName').required]).toEqual([true, true])
    expect(screen.queryByText(/if there is one/i)).toBeNull()
    await open(aSheet({ mode: 'paperless', draft: nri }))
    await choose('Applicant')
    expect(box('aadhaarNo').required).toBe(true)
  })

  const minor = { born: '2020-01-01', birthProof: 'birth-certificate' }
  const applicant = 'nameLast cardName born gender residency aadhaarNo aadhaarName'
  const parents = 'fatherLast motherLast cardParent'
  const aoCode = 'aoArea aoType aoRange aoNumber'
  const home = 'homePin homeCity homeState homeCountry writeTo mobileNo emailId'
  const office = 'businessCode officePin officeCity officeState officeCountry mobileNo emailId'
  const kinds: [string, PanSheet, Record<string, string>][] = [
    [
      'a person',
      aSheet({ draft: aPerson() }),
      {
        Applicant: applicant,
        Parents: parents,
        Address: home,
        'AO code': aoCode,
        Documents: 'identityProof addressProof birthProof place',
      },
    ],
    [
      // The Emirates have neither states of ours nor ZIP codes.
      'a person abroad',
      aSheet({ draft: nri }),
      {
        Applicant: 'nameLast cardName born gender residency passportNo',
        Parents: parents,
        Address: 'homeCity homeCountry writeTo mobileNo emailId',
        'AO code': aoCode,
        Documents: 'identityProof addressProof birthProof place',
      },
    ],
    [
      'a child',
      aSheet({ draft: aPerson(minor) }),
      {
        Applicant: applicant,
        Address: home,
        Representative: 'raLast raTitle raCapacity raAadhaarNo raPin raCity raState raCountry',
        Documents: 'identityProof addressProof birthProof raIdentityProof raAddressProof place',
      },
    ],
    [
      'a company',
      aSheet({ cat: 'company', draft: anEntity('company') }),
      {
        Entity: 'entityName born registrationNo signatoryName signatoryFather capacity',
        Address: office,
        Documents: 'identityProof place',
      },
    ],
    [
      'a trust',
      aSheet({ cat: 'trust', draft: anEntity('trust') }),
      {
        Entity: 'entityName born signatoryName signatoryFather capacity',
        Address: office,
        Documents: 'identityProof place',
      },
    ],
    [
      // Of the four boxes for PANs to give back any one is enough.
      'a correction',
      aSheet({ applicantionType: 'C', draft: aPerson({ changes: ['surrender'] }) }),
      {
        'PAN and changes': 'panNo',
        Applicant: applicant,
        Documents: 'identityProof addressProof panProof place',
      },
    ],
  ]
  it.each(kinds)('stands, for %s, at the fields that may not stay empty and at no other', async (_, sheet, wanted) => {
    await open(sheet)
    const starred: Record<string, string> = {}
    for (const step of Object.keys(wanted)) {
      await choose(step)
      const fields = [...document.querySelectorAll<HTMLInputElement>('form input[name], form select[name]')]
      const asked = fields.filter(({ type: kind }) => kind !== 'checkbox' && kind !== 'radio')
      starred[step] = asked
        .filter(({ required }) => required)
        .map(({ name }) => name)
        .join(' ')
    }
    expect(starred).toEqual(wanted)
  })
})
