/** One server-sent event. */
export interface StreamEvent {
  topic: string
  data: string
}

/** Takes the stream apart as it arrives: feed it text, it answers the events that are complete. */
export function createEventParser(): (chunk: string) => StreamEvent[] {
  let rest = ''
  return (chunk) => {
    // A line end split between two chunks must not be read as two.
    const text = (rest + chunk).replace(/\r\n/g, '\n')
    const blocks = text.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(readBlock).filter((event) => event !== undefined)
  }
}

function readBlock(block: string): StreamEvent | undefined {
  const fields = block.split('\n').map(readField)
  const data = fields.filter((field) => field.name === 'data').map((field) => field.value)
  const topic = fields.findLast((field) => field.name === 'event')?.value
  if (data.length === 0 && topic === undefined) return undefined
  return { topic: topic ?? 'message', data: data.join('\n') }
}

/** A line that begins with a colon is a heartbeat: its name is empty, so nobody reads it. */
function readField(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  if (colon < 0) return { name: line, value: '' }
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}
