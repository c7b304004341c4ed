import { backendPaths } from '../../contract/paths.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import type { Tx } from '../platform/database.ts'

/** Tells every admin that merchants pay to somewhere else from now on. */
export function tellOfBank(tx: Tx, id: string, { title, text }: { title: string; text: string }): Promise<void> {
  return tellAdmins(tx, {
    title,
    text: `${text}. Merchants are shown this from now on. If you know nothing of it, look at it at once.`,
    link: backendPaths.bank(id),
  })
}
