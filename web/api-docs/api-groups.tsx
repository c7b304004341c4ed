import { Badge, Group, type MantineColor, Paper, Text, Title } from '@mantine/core'
import classes from './api-groups.module.css'
import type { ApiCall, ApiField } from './read-openapi.ts'

interface Props {
  calls: ApiCall[]
}

/** The calls under the titles of their groups. */
export function ApiGroups({ calls }: Props) {
  const groups = [...new Set(calls.map(({ group }) => group))].sort()
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <Title order={2} mt="xl" mb="sm">
        {group}
      </Title>
      {calls
        .filter((call) => call.group === group)
        .map((call) => (
          <CallCard key={`${call.method} ${call.path}`} call={call} />
        ))}
    </section>
  ))
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
