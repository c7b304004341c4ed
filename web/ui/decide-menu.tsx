import { Button, Menu } from '@mantine/core'

interface Props<Choice extends string> {
  /** What is decided, for those who hear the page. */
  name: string
  /** What moves it on. */
  accept: { choice: Choice; label: string }
  /** What takes it away. */
  refuse: { choice: Choice; label: string }
  onChoose: (choice: Choice) => void
}

/** The two ways to decide one row of a list. */
export function DecideMenu<Choice extends string>({ name, accept, refuse, onChoose }: Props<Choice>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="compact-sm" variant="light" aria-label={`Decide ${name}`}>
          Decide
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose(accept.choice)}>{accept.label}</Menu.Item>
        <Menu.Item color="red" onClick={() => onChoose(refuse.choice)}>
          {refuse.label}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
