import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getOfficeOldest } from '../../../contract/nsdl-pan/info.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { officeSide } from '../lists/pan-side.ts'
import { OldestList } from './oldest-list.tsx'
import { QueueCards } from './queue-cards.tsx'

/** The first page of NSDL PAN in the back office; its numbers follow what happens. */
export function OfficePanIndexPage() {
  return (
    <>
      <PageTitle about="PAN applications of every merchant, list by list.">
        <Group gap="xs">
          <Button component={Link} to={backendPaths.panVerify()}>
            Verify the next one
          </Button>
          <Button component={Link} to={backendPaths.panWaitingList} variant="default">
            Download Ack/Form
          </Button>
        </Group>
      </PageTitle>
      <Stack gap="md">
        <QueueCards side={officeSide} />
        <OldestList
          call={getOfficeOldest}
          side={officeSide}
          about="The oldest in each list that waits for us."
          pageOf={backendPaths.panInfo}
        />
      </Stack>
    </>
  )
}
