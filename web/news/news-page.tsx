import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { listNews, type NewsRow, removeNews } from '../../contract/news.ts'
import { call } from '../platform/call.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { NewsDialog } from './news-dialog.tsx'

/** News and updates, for the public site and both dashboards. */
export function NewsPage() {
  const [open, setOpen] = useState<NewsRow | 'new'>()
  const [announcing, setAnnouncing] = useState(false)
  const remove = useMutation({
    mutationFn: (id: string) => call(removeNews, { params: { id } }),
    onSuccess: () => toastSuccess('News removed'),
    onError: (error) => toastError(error),
  })
  return (
    <>
      <PageTitle about="Shown on the home page and the dashboards, from the first to the last day.">
        <Group>
          <Button variant="default" onClick={() => setAnnouncing(true)}>
            Send an announcement
          </Button>
          <Button onClick={() => setOpen('new')}>Write news</Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listNews}
        emptyText="Nothing has been written yet."
        actions={(row) => (
          <RowMoves
            moves={[
              { label: 'Edit', run: () => setOpen(row) },
              { label: 'Remove', color: 'red', run: () => remove.mutate(row.id) },
            ]}
          />
        )}
      />
      {announcing && <AnnouncementDialog onClose={() => setAnnouncing(false)} />}
      {open && <NewsDialog news={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
