import {
  anAadhaar,
  begin,
  box,
  choose,
  chooseWard,
  fill,
  fillParents,
  fillPerson,
  home,
  letters,
  next,
  pay,
  reach,
  step,
} from './portal/apply-form.ts'
import { expectSound } from './portal/sound.ts'
import { tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

const rupees = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

test('a shop applies for a person, is told what is wrong with the name, comes back to the draft and pays', async ({
  page,
}) => {
  await signIn(page, '9800000003')
  const balance = page.getByLabel('Available balance')
  await expect(balance).not.toHaveText('₹0.00')
  await tapTo(page, 'NSDL PAN', 'Apply new')
  await expectSound(page)
  await page.getByRole('link', { name: /^Individual/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()

  await step(page, 'Applicant')
  const last = await fillPerson(page, { nameFirst: 'r' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/'R' is an initial/)).toBeVisible()
  await expect(box(page, 'nameFirst')).toBeFocused()
  await expectSound(page)
  await fill(page, { nameFirst: 'ravi' })
  await expect(box(page, 'cardName')).toHaveValue(`RAVI ${last}`)
  await next(page, 'Parents')
  await fillParents(page)

  await test.step('the draft is there after a reload, with the number masked', async () => {
    await next(page, 'Address')
    await page.reload()
    await step(page, 'Address')
    await page.getByRole('button', { name: /Applicant$/ }).click()
    await expect(box(page, 'aadhaarNo')).toHaveValue(/^XXXX XXXX \d{4}$/)
    await page.getByRole('button', { name: 'Next' }).click()
    await next(page, 'Address')
  })

  await page.getByRole('checkbox', { name: 'No income' }).check()
  await fill(page, { ...home, ...reach })
  await expect(box(page, 'homeState')).toHaveValue('Uttar Pradesh')
  await next(page, 'AO code')
  await chooseWard(page)
  await expectSound(page)
  await next(page, 'Documents')
  await choose(page, { identityProof: 'aadhaar', addressProof: 'aadhaar', birthProof: 'passport' })
  await next(page, 'Review')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Form 93')
  await expectSound(page)
  const before = rupees(await balance.textContent())
  await pay(page)
  await expect(page.getByText('Awaiting scan')).toBeVisible()
  await expect.poll(async () => rupees(await balance.textContent())).toBeLessThan(before)
  await expectSound(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print form' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('the PAN of a company is corrected', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'walked on the desktop')
  await signIn(page, '9800000003')
  await begin(page, 'Apply correction', /^Company/)
  await fill(page, { panNo: 'abccx1234e' })
  await page.getByRole('checkbox', { name: 'Name', exact: true }).check()
  await next(page, 'Entity')
  await fill(page, {
    entityName: `SAMPLE ${letters()} (INDIA) PRIVATE LIMITED`,
    born: '01-07-2019',
    registrationNo: 'U12345UP2019PTC123456',
  })
  await fill(page, { signatoryName: 'MOHAN SAMPLE', signatoryFather: 'RAM SAMPLE' })
  await next(page, 'Address')
  await fill(page, { officeFlat: '7', officePin: '208001', ...reach })
  await expect(box(page, 'officeState')).toHaveValue('Uttar Pradesh')
  await next(page, 'Documents')
  await choose(page, { identityProof: 'roc-certificate', panProof: 'pan-card', changeProof: 'roc-name-change' })
  await next(page, 'Review')
  await pay(page)
  await expect(page.getByText('PAN CR-02')).toBeVisible()

  await test.step('and cancelled again: the money is back', async () => {
    await page.getByRole('button', { name: 'Cancel and get the money back' }).click()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  })
})

test('a minor applies with a representative', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'walked on the desktop')
  await signIn(page, '9800000003')
  await begin(page, 'Apply new', /^Individual/)
  await fillPerson(page, { born: '01 Feb 24' })
  await next(page, 'Parents')
  await fillParents(page)
  await next(page, 'Address')
  await page.getByRole('checkbox', { name: 'No income' }).check()
  await fill(page, { ...home, ...reach })
  await expect(box(page, 'homeState')).toHaveValue('Uttar Pradesh')
  await next(page, 'AO code')
  await chooseWard(page)
  await next(page, 'Representative')
  await fill(page, { raLast: 'SAMPLE', raFirst: 'MOHAN', raAadhaarNo: anAadhaar() })
  await choose(page, { raTitle: 'Shri', raCapacity: 'Father' })
  await page.getByRole('button', { name: 'The same as the residence' }).click()
  await expectSound(page)
  await next(page, 'Documents')
  await expect(box(page, 'birthProof').locator('option')).toHaveText(['--Select--', 'Birth certificate'])
  await choose(page, {
    identityProof: 'representative',
    addressProof: 'representative',
    birthProof: 'birth-certificate',
  })
  await choose(page, { raIdentityProof: 'voter-id', raAddressProof: 'passport' })
  await next(page, 'Review')
  await expect(page.getByRole('region', { name: 'Representative' })).toContainText('MOHAN')
  await pay(page)
})
