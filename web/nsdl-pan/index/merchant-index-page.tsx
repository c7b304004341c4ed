import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getMerchantOldest } from '../../../contract/nsdl-pan/info.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { merchantSide } from '../lists/pan-side.ts'
import { OldestList } from './oldest-list.tsx'
import { QueueCards } from './queue-cards.tsx'

const links = [
  { label: panListTexts.applyNew, to: merchantPaths.panApply('N') },
  { label: panListTexts.applyCorrection, to: merchantPaths.panApply('C') },
  { label: panListTexts.paperless, to: merchantPaths.panApplyPaperless },
]

/** The first page of NSDL PAN for a merchant; its numbers follow what happens. */
export function MerchantPanIndexPage() {
  return (
    <>
      <PageTitle about={panListTexts.applyForAPanAndFollow()}>
        <Group gap="xs">
          {links.map(({ label, to }, place) => (
            <Button key={to} component={Link} to={to} variant={place === 0 ? 'filled' : 'default'}>
              {label()}
            </Button>
          ))}
        </Group>
      </PageTitle>
      <Stack gap="md">
        <QueueCards side={merchantSide} />
        <OldestList
          call={getMerchantOldest}
          side={merchantSide}
          about={panListTexts.applicationsThatNeedYou()}
          pageOf={merchantPaths.panInfo}
        />
      </Stack>
    </>
  )
}
