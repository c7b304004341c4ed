import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** The people of the demo by whom things happen. */
export interface DemoHouse {
  /** Merchants by the mobile number of their owner. */
  merchants: ReadonlyMap<string, string>
  /** Owners by the id of their merchant. */
  owners: ReadonlyMap<string, string>
  adminId: string
  staffId: string
  deskId: string
  files: FileStore
  /** Nobody will look at it long: only what there must be, and no scans, which take a while to draw. */
  short: boolean
}

export async function meetDemoHouse(
  tx: Tx,
  { merchants, files, short }: Pick<DemoHouse, 'merchants' | 'files' | 'short'>,
): Promise<DemoHouse> {
  const people = await tx.selectFrom('app_user').select(['id', 'user_name', 'merchant_id', 'is_owner']).execute()
  const idOf = (userName: string) => people.find(({ user_name }) => user_name === userName)?.id ?? ''
  const owners = people.flatMap(({ id, merchant_id, is_owner }) =>
    is_owner && merchant_id ? [[merchant_id, id] as const] : [],
  )
  return {
    merchants,
    files,
    short,
    owners: new Map(owners),
    adminId: idOf('admin'),
    staffId: idOf('staff1'),
    deskId: idOf('staff2'),
  }
}

/** A shop of the demo, with its owner and somebody of the back office. */
export interface DemoDesk {
  merchantId: string
  ownerId: string
  clerkId: string
  files: FileStore
}

export function deskOf(house: DemoHouse, mobile: string): DemoDesk {
  const merchantId = house.merchants.get(mobile) ?? ''
  return { merchantId, ownerId: house.owners.get(merchantId) ?? '', clerkId: house.adminId, files: house.files }
}
