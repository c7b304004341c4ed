import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listSlides, type Slide } from '../../contract/news.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AddSlideDialog } from './add-slide-dialog.tsx'
import { EditSlideDialog } from './edit-slide-dialog.tsx'
import { SlideList } from './slide-list.tsx'

/** The slides of the home page and the dashboards, in the order they run. */
export function CarouselPage() {
  const slides = useQuery(callQuery(listSlides))
  const [dialog, setDialog] = useState<Slide | 'new'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <PageTitle about="Drag a slide, or use its arrows, to change the order.">
        <Button onClick={() => setDialog('new')}>Add a slide</Button>
      </PageTitle>
      <QueryView query={slides}>
        {(list) => (
          <Stack gap="sm">
            {list.length === 0 && <Text c="dimmed">There is no slide yet.</Text>}
            <SlideList slides={list} onEdit={setDialog} />
          </Stack>
        )}
      </QueryView>
      {dialog === 'new' && <AddSlideDialog onClose={close} />}
      {dialog && dialog !== 'new' && <EditSlideDialog slide={dialog} onClose={close} />}
    </>
  )
}
