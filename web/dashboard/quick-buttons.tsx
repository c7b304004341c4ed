import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Access, may, type Standing } from '../../contract/kernel/role.ts'
import { merchantTexts } from '../../texts/en/merchant.ts'
import { say, type Words } from '../../texts/say.ts'

interface Props {
  /** Who looks; nothing is offered until that is known. */
  standing: Standing | undefined
  buttons: readonly { label: Words; to: string; access: Access }[]
}

/** The ways that are taken most, as far as the person may take them. */
export function QuickButtons({ standing, buttons }: Props) {
  const open = standing ? buttons.filter(({ access }) => may(access, standing)) : []
  if (open.length === 0) return null
  return (
    <Group gap="xs" component="nav" aria-label={merchantTexts.quickWays()}>
      {open.map(({ label, to }, place) => (
        <Button key={say(label)} component={Link} to={to} variant={place === 0 ? 'filled' : 'default'}>
          {say(label)}
        </Button>
      ))}
    </Group>
  )
}
