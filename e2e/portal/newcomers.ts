import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { documentKindsButPhotos, photoKinds } from '../../contract/kyc-moves.ts'
import { callerOf } from './caller.ts'
import { nextMail } from './inbox.ts'
import { someone } from './registering.ts'
import { expect } from './test.ts'
import { type Walker, walkedShop } from './walkers.ts'

/** Somebody who works for the shop and may do little; nobody has asked for their papers before. */
export async function aHelper(request: APIRequestContext): Promise<Walker> {
  const owner = await callerOf(request, walkedShop)
  const { mobile, email, pan } = someone()
  const facts = { fullName: 'Helper Walker', fatherName: 'Elder Walker', gender: 'F', dob: '1994-02-03' }
  const reach = { mobileNo: mobile, emailId: email, panNo: pan }
  await owner.post('/merchant/usermanagement/staff/add', { ...facts, ...reach, permissions: ['courier', 'report'] })
  return withPassword(request, mobile, email)
}

const place = {
  address1: '1 Sample Road',
  address2: '',
  address3: '',
  pin: '411001',
  state: 'Maharashtra',
  district: 'Pune',
}

/** A shop that a distributor has just added, and that has not shown who it is. */
export async function aNewShop(request: APIRequestContext): Promise<Walker> {
  const above = await callerOf(request, '9800000001')
  const add = '/merchant/usermanagement/add-member'
  const { idtypes } = await above.get<{ idtypes: { value: string; price: number }[] }>(add)
  const cheapest = idtypes.toSorted((a, b) => a.price - b.price)[0]
  const { mobile, email, pan } = someone()
  const person = { fName: 'Sample', lName: 'Walker', fatherName: 'Elder Walker', gender: 'M', dob: '1990-04-05' }
  const shop = { shopName: 'Walkers', idType: cheapest?.value, gstNo: '', consent: true }
  await above.postOnce(add, { ...person, ...place, ...shop, mobileNo: mobile, emailId: email, panNo: pan })
  return withPassword(request, mobile, email)
}

/** Chooses a password by the link of the welcome mail. */
async function withPassword(request: APIRequestContext, userName: string, email: string): Promise<Walker> {
  const { text } = await nextMail(email, 0)
  const password = 'tapping on and on again'
  const token = /reset-password\?token=(\S+)/.exec(text)?.[1]
  const reply = await request.post('/api/auth/reset-password', { data: { token, password } })
  expect(reply.ok()).toBe(true)
  return { userName, password, isNew: true }
}

/** A shop that has handed its papers in; nobody has looked at them yet. */
export async function aShopInReview(request: APIRequestContext): Promise<Walker> {
  const { userName, password } = await aNewShop(request)
  const owner = await callerOf(request, userName, password)
  const base = '/merchant/my-profile/kyc'
  const { details } = await owner.get<{ details: { panNo: string } }>(base)
  const identity = { panNo: details.panNo, gstNo: '', aadharNo: '999941057058', accountNo: '30098765432' }
  await owner.post(`${base}/business`, { bussName: 'Walkers', ...place })
  await owner.post(`${base}/business-identity`, { ...identity, ifsc: 'SBIN0000000' })
  const create = { width: 320, height: 200, channels: 3, background: '#88aacc' } as const
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  for (const kind of documentKindsButPhotos) await owner.send(`${base}/upload/${kind}`, { document: picture })
  for (const kind of photoKinds) await owner.send(`${base}/upload-photo/${kind}`, { document: picture })
  await owner.post(`${base}/submit`)
  return { userName, password }
}
