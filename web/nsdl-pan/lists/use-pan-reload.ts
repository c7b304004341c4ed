import { useQueryClient } from '@tanstack/react-query'
import { merchantNotices } from '../../../contract/notice.ts'
import { getMerchantOldest, getOfficeOldest, merchantInfo, officeInfo } from '../../../contract/nsdl-pan/info.ts'
import { useLive } from '../../platform/use-live.ts'
import { merchantSide, officeSide } from './pan-side.ts'

const paths = [
  ...[officeSide, merchantSide].flatMap(({ lists, counts }) => [
    counts.path,
    ...Object.values(lists).map(({ path }) => path),
  ]),
  ...[officeInfo.getInfo, merchantInfo.getInfo, getOfficeOldest, getMerchantOldest].map(({ path }) => path),
]

/** Asks anew for everything that is shown of PAN applications. */
export function usePanReload(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const path of paths) void queries.invalidateQueries({ queryKey: [path] })
  }
}

/** A merchant's pages follow what the head office and the provider do. */
export function useLivePan(): void {
  useLive(merchantNotices.live, 'nsdl-pan', usePanReload())
}
