import { getSite, type PublicSite } from '../../../contract/public-site.ts'
import { useKeptReply } from '../../platform/kept-reply.ts'

/** What the public pages show; nothing until it is there. */
export function useSite(): PublicSite | undefined {
  return useKeptReply(getSite).reply
}
