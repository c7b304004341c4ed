/**
 * Runs one part of a longer command, between two lines that name it and say how it ended.
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} work
 */
export async function runPart(name, work) {
  const began = Date.now()
  console.log(`\n── ${name}`)
  const ok = await succeeds(work)
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return ok
}

async function succeeds(work) {
  try {
    return await work()
  } catch (error) {
    console.error(error)
    return false
  }
}
