import type { APIRequestContext, Page } from '@playwright/test'
import { type Caller, callerOf } from './caller.ts'
import { aFilledDraft, aPaidPan } from './paid-pan.ts'
import { waitingForVerification } from './pan.ts'
import { findRow, openFromRow, tapTo } from './tap.ts'
import { expect } from './test.ts'

/** Something a person decides or spends, one press before it happens. */
export interface Move {
  name: string
  who: string
  /** Sets up what is needed; answers how to get to the last press, and how the server sees the matter. */
  prepare(request: APIRequestContext): Promise<Prepared>
}

export interface Prepared {
  /** By taps, from the dashboard. */
  open(page: Page): Promise<void>
  /** The press that would do it. */
  press(page: Page): Promise<void>
  state(): Promise<unknown>
}

const shop = '9800000003'
const withPsa = '9800000001'
interface Rows {
  data: { id: string; refNo: string; status: string }[]
}

async function aPendingPayment(admin: Caller): Promise<{ id: string; refNo: string }> {
  const { data } = await admin.post<Rows>('/backend/account/payments', { length: 100 })
  const pending = data.find(({ status }) => status === 'pending')
  if (!pending) throw new Error('The demo has no payment that waits.')
  return pending
}

const openPayment = async (page: Page, refNo: string) => {
  await tapTo(page, 'Payments')
  await (await findRow(page, refNo)).getByRole('button', { name: /^Review/ }).click()
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).last().click()
const inDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).last().click()

const payment = (name: string, open: (page: Page) => Promise<void>, last: string): Move => ({
  name,
  who: 'admin',
  async prepare(request) {
    const admin = await callerOf(request, 'admin')
    const { id, refNo } = await aPendingPayment(admin)
    return {
      open: async (page) => {
        await openPayment(page, refNo)
        await open(page)
      },
      press: inDialog(last),
      state: () => admin.get(`/backend/account/payments/${id}`),
    }
  },
})

const verification = (
  name: string,
  { open, last }: { open(page: Page): Promise<void>; last: Prepared['press'] },
): Move => ({
  name,
  who: 'staff1',
  async prepare(request) {
    const admin = await callerOf(request, 'admin')
    const { id, refNo } = await waitingForVerification(request, shop)
    return {
      open: async (page) => {
        await tapTo(page, 'NSDL PAN', /^Document Verification/)
        await (await findRow(page, refNo)).getByRole('link', { name: `Verify ${refNo}` }).click()
        await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible()
        await open(page)
      },
      press: last,
      state: async () => {
        const { state, timeline } = await admin.get<Record<string, unknown>>(`/backend/nsdlpan/paninfo/${id}`)
        return { state, timeline }
      },
    }
  },
})

async function tickAll(page: Page): Promise<void> {
  for (const key of '1234567') await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: /^Verify/ })).toBeEnabled()
}

async function sendBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send back/ }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Reasons' }).fill('signature is missing')
  await page.getByRole('option', { name: 'The signature is missing' }).click()
  await page.keyboard.press('Escape')
}

const refund: Move = {
  name: 'refund an application',
  who: 'admin',
  async prepare(request) {
    const [admin, owner] = [await callerOf(request, 'admin'), await callerOf(request, shop)]
    const { id, refNo } = await waitingForVerification(request, shop)
    return {
      open: async (page) => {
        await tapTo(page, 'NSDL PAN', /^Document Verification/)
        await (await findRow(page, refNo)).getByRole('button', { name: `More for ${refNo}` }).click()
        await page.getByRole('menuitem', { name: 'Refund' }).click()
        await page.getByRole('dialog').getByRole('textbox').last().fill('Asked for by the applicant.')
      },
      press: inDialog('Cancel and refund'),
      state: async () => {
        const { state } = await admin.get<{ state: string }>(`/backend/nsdlpan/paninfo/${id}`)
        return { state, balance: await owner.get('/merchant/account/closing') }
      },
    }
  },
}

const ownApplication = (owner: Caller, id: string) => async () => {
  const { state, version, draft } = await owner.get<Record<string, unknown>>(`/merchant/nsdlpan/apply/${id}`)
  return { state, version, draft, balance: await owner.get('/merchant/account/closing') }
}

const cancel: Move = {
  name: 'cancel a paid application',
  who: shop,
  async prepare(request) {
    const owner = await callerOf(request, shop)
    const { id, refNo } = await aPaidPan(request, shop)
    return {
      open: async (page) => {
        await tapTo(page, 'NSDL PAN', /^PAN List/)
        await openFromRow(page, refNo)
        await page.getByRole('button', { name: 'Cancel and get the money back' }).click()
      },
      press: inDialog('Cancel it'),
      state: ownApplication(owner, id),
    }
  },
}

const continueDraft = async (page: Page, refNo: string) => {
  await tapTo(page, 'NSDL PAN', /^PAN List/)
  await (await findRow(page, refNo)).getByRole('link', { name: `Continue draft ${refNo}` }).click()
  await expect(page.getByRole('heading', { name: /^Step \d of/ })).toBeVisible()
}

const submitPan: Move = {
  name: 'pay for an application and send it in',
  who: shop,
  async prepare(request) {
    const owner = await callerOf(request, shop)
    const { id, refNo } = await aFilledDraft(request, shop)
    return {
      open: async (page) => {
        await continueDraft(page, refNo)
        await page.getByRole('button', { name: /Review$/ }).click()
        const consent = page.getByRole('checkbox', { name: /^The applicant has read this/ })
        if (!(await consent.isChecked())) await consent.check()
        await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
      },
      press: press(/^Pay ₹/),
      state: ownApplication(owner, id),
    }
  },
}

const buy: Move = {
  name: 'buy coupons',
  who: withPsa,
  async prepare(request) {
    const owner = await callerOf(request, withPsa)
    return {
      open: async (page) => {
        await tapTo(page, 'UTI PAN', /^Buy Coupons/)
        await page.getByRole('textbox', { name: 'Quantity' }).fill('2')
        await page.getByRole('button', { name: /^Buy 2 coupons for ₹/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      press: press(/^Buy 2 coupons for ₹/),
      state: async () => [
        await owner.get('/merchant/account/closing'),
        (await owner.post<{ recordsTotal: number }>('/merchant/utipan/coupon/list')).recordsTotal,
      ],
    }
  },
}

const registration = (name: string, { open, last }: { open(page: Page): Promise<void>; last: string }): Move => ({
  name,
  who: 'admin',
  async prepare(request) {
    const admin = await callerOf(request, 'admin')
    const { data } = await admin.post<{ data: { id: string; status: string }[] }>('/backend/registration')
    const id = data.find(({ status }) => status === 'pending')?.id
    return {
      open: async (page) => {
        await tapTo(page, 'Registration')
        await page.locator(`a[href$="/registration-action/${id}"]`).first().click()
        await open(page)
      },
      press: press(last),
      state: () => admin.get(`/backend/registration/${id}`),
    }
  },
})

const settings: Move = {
  name: 'save the settings of the site',
  who: 'admin',
  async prepare(request) {
    const admin = await callerOf(request, 'admin')
    return {
      open: async (page) => {
        await tapTo(page, 'Site Configuration')
        await page.getByRole('textbox', { name: 'Business name' }).fill('Changed without a line')
      },
      press: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
      state: () => admin.get('/backend/settings/site-configuration'),
    }
  },
}

export const moves: readonly Move[] = [
  payment('approve a payment', () => Promise.resolve(), 'Approve'),
  payment(
    'reject a payment',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Not on the statement.')
    },
    'Reject',
  ),
  verification('verify an application', { open: tickAll, last: press(/^Verify/) }),
  verification('send an application back', { open: sendBack, last: inDialog('Send back') }),
  refund,
  cancel,
  submitPan,
  buy,
  registration('approve a registration', {
    open: async (page) => {
      await page.getByRole('combobox', { name: 'ID Type' }).selectOption({ label: 'Retailer' })
      await page.getByRole('textbox', { name: 'Password' }).fill('a first password')
    },
    last: 'Approve',
  }),
  registration('reject a registration', {
    open: async (page) => {
      await page.getByRole('tab', { name: 'Reject' }).click()
      await page.getByRole('textbox', { name: 'Reason' }).fill('Nobody answered.')
    },
    last: 'Reject',
  }),
  settings,
]

/** Closes whatever is open, as somebody does who has given up. */
export async function giveUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
