import { getBusinessInfo } from '../../../contract/site.ts'
import { useKeptReply } from '../../platform/kept-reply.ts'

/** The configured business name, or 'Site' while it is missing. */
export function useBusinessName(): string {
  return useKeptReply(getBusinessInfo).reply?.businessName || 'Site'
}
