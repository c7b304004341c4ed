import { demoShopStaff } from '../../database/demo/staff.ts'
import type { Tx } from '../platform/database.ts'
import { createUser } from '../user/create-user.ts'
import { savePerson } from '../user/save-person.ts'
import type { DemoHouse } from './demo-house.ts'

/** Those who work for the shops, with different permissions; answers who has handed in a KYC. */
export async function addDemoStaff(tx: Tx, { merchants }: DemoHouse): Promise<string[]> {
  const submitted: string[] = []
  for (const [i, { shop, name, gender, permissions, kyc }] of demoShopStaff.entries()) {
    const [firstName = '', lastName = ''] = name.split(' ')
    const mobile = `985000000${i}`
    const { id } = await createUser(tx, {
      userName: mobile,
      displayName: name,
      role: 'merchant',
      email: `${name.toLowerCase().replace(' ', '.')}@staff.example`,
      mobile,
      merchantId: merchants.get(shop),
      permissions,
    })
    const pan = `AAAP${lastName.charAt(0)}310${i}W`
    await savePerson(tx, id, { firstName, lastName, fatherName: `Mohan ${lastName}`, gender, dob: '1994-08-17', pan })
    if (kyc === 'submitted') submitted.push(id)
    if (kyc === 'approved') await tx.updateTable('app_user').set({ kyc_state: kyc }).where('id', '=', id).execute()
  }
  return submitted
}
