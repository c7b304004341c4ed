import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { may, type Standing } from '../../../contract/kernel/role.ts'
import { serviceKeys } from '../../../contract/of-services.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { countVisit, readVisits } from '../../platform/page-visits.ts'
import { useStanding } from '../../platform/use-standing.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { webServices } from '../../services.ts'
import { entryOf } from '../../ui/shell/menu.ts'
import { NewSheet } from '../../ui/shell/new-sheet.tsx'
import { PhoneBar } from '../../ui/shell/phone-bar.tsx'
import { useIsPhone } from '../../ui/shell/use-is-phone.ts'
import { barPlaces, mostUsed } from './bar-places.ts'
import { merchantPages } from './merchant-pages.ts'

/** The foot of a merchant's phone; nothing until it is known what the person may do. */
export function MerchantPhoneBar() {
  const { data: standing } = useStanding()
  return useIsPhone() && standing ? <Bar standing={standing} /> : null
}

function Bar({ standing }: { standing: Standing }) {
  // Read once: a bar that changed while somebody works would be missed by the thumb that knows it.
  const [visits] = useState(readVisits)
  const [isNewOpen, setNewOpen] = useState(false)
  const places = barPlaces(standing)
  const here = entryOf(places, useLocation().pathname)?.path
  useEffect(() => {
    if (here) countVisit(here)
  }, [here])
  const used = mostUsed(places, visits)
  const ahead = [merchantPaths.panApply('N'), ...used.map(({ path }) => path)].join(' ')
  useEffect(() => whenIdle(() => fetchAhead(ahead.split(' '))), [ahead])
  const starts = serviceKeys
    .flatMap((key) => [...webServices[key].own.starts])
    .filter(({ access }) => may(access, standing))
  return (
    <>
      <PhoneBar
        places={used}
        here={here}
        onNew={starts.length > 0 ? () => setNewOpen(true) : undefined}
        isNewOpen={isNewOpen}
      />
      <NewSheet ways={starts} opened={isNewOpen} onClose={() => setNewOpen(false)} />
    </>
  )
}

/** The pages that are gone to next come without a wait. Their screens only: what they show is fetched when it is asked for. */
function fetchAhead(paths: readonly string[]): void {
  for (const { pattern, component } of merchantPages) if (paths.includes(pattern)) void component.preload()
}
