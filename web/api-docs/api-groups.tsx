import { Badge, Group, type MantineColor, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import classes from './api-groups.module.css'
import type { ApiCall, ApiField } from './read-openapi.ts'

interface Props {
  calls: ApiCall[]
}

/** So many are read at a glance; more stand in groups that a person opens. */
const atOnce = 40

/** The calls under the titles of their groups. */
export function ApiGroups({ calls }: Props) {
  const groups = [...new Set(calls.map(({ group }) => group))].sort()
  return groups.map((group) => (
    <ApiGroup
      key={group}
      name={group}
      calls={calls.filter((call) => call.group === group)}
      few={calls.length <= atOnce}
    />
  ))
}

interface GroupProps {
  name: string
  calls: ApiCall[]
  /** Few were found in all, so this group stands open. */
  few: boolean
}

function ApiGroup({ name, calls, few }: GroupProps) {
  const [opened, setOpened] = useState(false)
  const open = few || opened
  return (
    <section aria-label={name}>
      <Title order={2} mt="lg" mb="sm">
        <UnstyledButton
          className={classes.group}
          aria-expanded={open}
          disabled={few}
          onClick={() => setOpened((before) => !before)}
        >
          {name} <span className={classes.count}>{calls.length}</span>
        </UnstyledButton>
      </Title>
      {open && calls.map((call) => <CallCard key={`${call.method} ${call.path}`} call={call} />)}
    </section>
  )
}

const colors: Record<string, MantineColor> = { GET: 'teal', POST: 'blue', PUT: 'orange', DELETE: 'red' }

function CallCard({ call }: { call: ApiCall }) {
  return (
    <Paper component="article" p="md" mb="sm" bg="var(--card-background)">
      <Group gap="sm" wrap="wrap">
        <Badge variant="light" color={colors[call.method] ?? 'gray'} w={64}>
          {call.method}
        </Badge>
        <Title order={3} className={classes.path}>
          {call.path}
        </Title>
        <Badge variant="outline" color="gray" tt="none">
          {call.allow}
        </Badge>
      </Group>
      <Text size="sm" mt={4}>
        {call.summary}
      </Text>
      <Fields title="Parameters" fields={call.parameters} />
      <Fields title="Request" fields={call.request} />
      <Fields title="Reply" fields={call.reply} />
    </Paper>
  )
}

function Fields({ title, fields }: { title: string; fields: ApiField[] }) {
  if (fields.length === 0) return null
  return (
    <dl className={classes.fields} aria-label={title}>
      <dt className={classes.title}>{title}</dt>
      {fields.map(({ name, type, required }) => (
        <dd key={name}>
          {name && <b>{name}</b>}
          {name && !required && ' (optional)'}
          {name && ': '}
          <span className={classes.type}>{type}</span>
        </dd>
      ))}
    </dl>
  )
}
