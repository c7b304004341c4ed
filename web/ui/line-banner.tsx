import { doorTexts } from '../../texts/en/door.ts'
import { useOnline } from '../platform/line.ts'

/** Says on every page that there is no connection, for as long as that is so. */
export function LineBanner() {
  if (useOnline()) return null
  return (
    <div role="status" className="line-banner">
      {doorTexts.noConnectionWhatYou()}
    </div>
  )
}
