import { Button, Text } from '@mantine/core'
import { listTexts } from '../../../texts/en/list.ts'
import { errorText } from '../../platform/error-text.ts'
import classes from './card-list.module.css'
import { cardsText, hasMoreCards } from './cards-text.ts'
import { cardStep, mostCards } from './table-search.ts'
import type { CardRows } from './use-card-rows.ts'
import type { TableControl } from './use-table-state.ts'

interface Props {
  rows: CardRows<unknown>
  control: TableControl
  /** Told before more are asked for. */
  onMore: () => void
}

/** How far the cards go, and the next ones. */
export function CardFooter({ rows, control, onMore }: Props) {
  const { reply, moreError, isFetching, reload } = rows
  const { shown } = control.state
  const isMore = hasMoreCards(reply, shown)
  function showMore(): void {
    onMore()
    control.showUpTo(shown + cardStep)
  }
  return (
    <div className={classes.footer}>
      <Text size="sm" c="dimmed" role="status">
        {cardsText(reply)}
      </Text>
      {moreError !== undefined && (
        <div role="alert" className={classes.footer}>
          <Text size="sm" c="var(--mantine-color-error)">
            {errorText(moreError)}
          </Text>
          <Button variant="default" fullWidth onClick={reload}>
            {listTexts.retry()}
          </Button>
        </div>
      )}
      {moreError === undefined && isMore && shown < mostCards && (
        <Button
          variant="default"
          fullWidth
          loading={isFetching && shown > (reply?.data.length ?? 0)}
          onClick={showMore}
        >
          {listTexts.showMore()}
        </Button>
      )}
      {isMore && shown >= mostCards && (
        <Text size="sm" c="dimmed">
          {listTexts.searchOrFilterTo()}
        </Text>
      )}
      <Button variant="subtle" color="gray" onClick={reload}>
        {listTexts.reload()}
      </Button>
    </div>
  )
}
