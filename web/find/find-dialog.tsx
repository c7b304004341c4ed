import { Alert, Anchor, Modal, Text, TextInput, VisuallyHidden } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { longestFind } from '../../contract/find.ts'
import { findTexts } from '../../texts/en/find.ts'
import { errorText } from '../platform/error-text.ts'
import type { Choice } from './choice.ts'
import { ChoiceList, optionId } from './choice-list.tsx'
import classes from './find.module.css'
import { type FindArea, useChoices } from './use-choices.ts'
import { useRecent } from './use-recent.ts'

interface Props {
  area: FindArea
  onClose: () => void
}

/** Goes to a page by its name or to a record by its number, without leaving the keyboard. */
export function FindDialog({ area, onClose }: Props) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const list = useId()
  const navigate = useNavigate()
  const { recent, remember } = useRecent()
  const { choices, asks, waits, error, again } = useChoices(area, text)
  const shown = text.trim() ? choices : recent
  const here = Math.min(active, shown.length - 1)

  function choose(choice: Choice | undefined): void {
    if (!choice) return
    remember(choice)
    onClose()
    void navigate({ href: choice.href })
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step) setActive(shown.length > 0 ? (here + step + shown.length) % shown.length : 0)
    else choose(shown[here])
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={findTexts.search()}
      centered={false}
      size="lg"
      yOffset="8vh"
      closeButtonProps={{ 'aria-label': findTexts.close() }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={findTexts.pageNumberOrName()}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? optionId(list, here) : undefined}
        placeholder={findTexts.pageNumberOrName()}
        size="md"
        maxLength={longestFind}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">
        {announced({ typed: text.trim(), count: shown.length, waits, error })}
      </VisuallyHidden>
      <ChoiceList id={list} choices={shown} active={here} onActive={setActive} onChoose={choose} />
      {error !== undefined && (
        <Alert color="red" mt="sm" role="alert">
          {errorText(error)}{' '}
          <Anchor component="button" type="button" inherit onClick={again}>
            {findTexts.tryAgain()}
          </Anchor>
        </Alert>
      )}
      <Text className={classes.hint} size="sm" c="dimmed">
        {hint({ typed: text.trim(), count: shown.length, asks, waits, failed: error !== undefined })}
      </Text>
    </Modal>
  )
}

interface Said {
  typed: string
  count: number
  waits: boolean
}

function announced({ typed, count, waits, error }: Said & { error: unknown }): string {
  if (!typed || error !== undefined) return ''
  if (waits) return findTexts.searching()
  return findTexts.resultCount({ count })
}

function hint({ typed, count, asks, waits, failed }: Said & { asks: boolean; failed: boolean }): string {
  if (!typed) return findTexts.typeTheNameOf()
  if (waits) return findTexts.searchingMore()
  if (count > 0 || failed) return ''
  return asks ? findTexts.nothingFoundThatYou() : findTexts.typeALittleMore()
}
