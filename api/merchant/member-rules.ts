import { memberLevels } from '../../contract/member.ts'

/** For each id type, the types that one of it may take in below itself. */
export type Recruits = ReadonlyMap<string, readonly string[]>

/** Where a merchant stands: its type, and how many merchants stand above it. */
export interface NetworkPosition {
  type: string
  depth: number
}

const mayStandBelow = (recruits: Recruits, upper: string, lower: string): boolean =>
  recruits.get(upper)?.includes(lower) ?? false

export const hasRoomBelow = ({ depth }: NetworkPosition): boolean => depth < memberLevels

/** Whether a merchant may take in a member of this type. */
export function mayAdd(recruits: Recruits, adder: NetworkPosition, type: string): boolean {
  return hasRoomBelow(adder) && mayStandBelow(recruits, adder.type, type)
}

interface Neighbours {
  /** The type of the business directly above; none for one of the head office. */
  upline: string | undefined
  /** The types of the businesses directly below. */
  members: readonly string[]
}

/** Whether a merchant may become this type: its upline may take such in, and it may take in every member it has. */
export function mayBecome(recruits: Recruits, { upline, members }: Neighbours, type: string): boolean {
  const fitsAbove = upline === undefined || mayStandBelow(recruits, upline, type)
  return fitsAbove && members.every((member) => mayStandBelow(recruits, type, member))
}
