import { SimpleGrid } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Setting } from '../../contract/kernel/setting.ts'
import { type SettingName, settingGroups } from '../../contract/site-settings.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { SettingField } from './setting-field.tsx'

interface Props {
  /** Which of the settings. */
  names: readonly SettingName[]
  input: (name: string, about: Setting) => ComponentProps<typeof SettingField>['input']
}

const groups = Object.entries<Record<string, Setting>>(settingGroups)

/** Settings in their titled parts; a part without any of them is left out. */
export function SettingCards({ names, input }: Props) {
  const shown = groups
    .map(([title, settings]) => [title, Object.entries(settings).filter(([name]) => has(names, name))] as const)
    .filter(([, settings]) => settings.length > 0)
  return shown.map(([title, settings]) => (
    <SectionCard key={title} title={title}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="md">
        {settings.map(([name, about]) => (
          <SettingField key={name} about={about} input={input(name, about)} />
        ))}
      </SimpleGrid>
    </SectionCard>
  ))
}

const has = (names: readonly string[], name: string): boolean => names.includes(name)
