import { Button, Menu } from '@mantine/core'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { recordTexts } from '../../../texts/en/record.ts'
import { PageLink } from '../page-link.tsx'
import classes from './card-moves.module.css'
import { MoveButton, MoveItem } from './move-button.tsx'
import type { RowMove } from './row-move.ts'

interface Props {
  /** How the row is called. */
  title: string
  moves: readonly RowMove[]
  /** The name of the menu, where the list has one. */
  moreName?: string
}

/** The next move as a wide button, the others behind 'More'; the card itself leads to the page of the row. */
export function CardMoves({ title, moves, moreName = recordTexts.moreFor({ title }) }: Props) {
  const open = moves.find(({ opens, to }) => opens && to !== undefined)
  const doing = moves.filter((move) => move !== open)
  const next = doing.find((move) => move.next) ?? doing[0]
  const others = doing.filter((move) => move !== next)
  return (
    <>
      {open && <Cover move={open} title={title} />}
      {next && (
        <div className={classes.moves}>
          <MoveButton
            move={next}
            variant={next.urgent ? 'filled' : 'light'}
            className={open || next.to === undefined ? classes.next : `${classes.next} ${classes.whole}`}
          />
          {others.length > 0 && (
            <Menu position="top-end">
              <Menu.Target>
                <Button variant="default" className={classes.more} aria-label={moreName}>
                  {recordTexts.more()}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {others.map((move) => (
                  <MoveItem key={move.label} move={move} className={classes.item} />
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      )}
    </>
  )
}

/** Lies over the whole card, below its buttons. */
function Cover({ move: { label, name, to = '', search }, title }: { move: RowMove; title: string }) {
  return (
    <PageLink className={classes.cover} data-cover to={to} search={search} aria-label={name ?? `${label} ${title}`}>
      <IconChevronRight size={20} aria-hidden />
    </PageLink>
  )
}
