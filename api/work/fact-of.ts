import type { ServiceKey } from '../../contract/services.ts'

/** What is paid for and given back, in the ledger's words: 'gst-filing:17'. */
export const factOf = ({ service }: { service: ServiceKey }, id: string): string => `${service}:${id}`
