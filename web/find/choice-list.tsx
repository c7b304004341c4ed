import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { findTexts } from '../../texts/en/find.ts'
import { type Choice, groupChoices } from './choice.ts'
import classes from './find.module.css'

interface Props {
  id: string
  choices: readonly Choice[]
  /** Which one Enter would choose. */
  active: number
  onActive: (place: number) => void
  onChoose: (choice: Choice) => void
}

export const optionId = (list: string, place: number): string => `${list}-${place}`

/** What was found, under headings. The focus stays in the box above, which names the active line. */
export function ChoiceList({ id, choices, active, onActive, onChoose }: Props) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])
  return (
    <div className={classes.list} id={id} role="listbox" aria-label={findTexts.results()}>
      {groupChoices(choices).map(({ group, choices: lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={group} role="group" aria-label={group}>
          <Text className={classes.heading} aria-hidden>
            {group}
          </Text>
          {lines.map((choice) => {
            const place = choices.indexOf(choice)
            return (
              <Line
                key={choice.href}
                id={optionId(id, place)}
                choice={choice}
                active={place === active}
                onActive={() => onActive(place)}
                onChoose={() => onChoose(choice)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface LineProps {
  id: string
  choice: Choice
  active: boolean
  onActive: () => void
  onChoose: () => void
}

function Line({ id, choice: { label, detail }, active, onActive, onChoose }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box, which has the focus
    <div
      id={id}
      className={classes.line}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onMouseMove={onActive}
      onClick={onChoose}
    >
      <span className={classes.label}>{label}</span>
      <span className={classes.detail}>{detail}</span>
    </div>
  )
}
