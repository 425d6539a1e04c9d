import autocannon from 'autocannon'

type Target = { name: string; url: string; headers?: Record<string, string> }

const rounds = 4
const seconds = 5
const connections = 32

/** Requests per second of two servers, measured in turn (A B A B …). Returns the ratio of their medians. */
export async function reportRequests(a: Target, b: Target): Promise<number> {
  const rates: [number[], number[]] = [[], []]
  await Promise.all([fire(a, 2), fire(b, 2)])
  for (let round = 0; round < rounds; round += 1) {
    rates[0].push(await fire(a, seconds))
    rates[1].push(await fire(b, seconds))
  }
  const [rateA, rateB] = [median(rates[0]), median(rates[1])]
  console.log(`\nRequests/s, ${connections} connections, median of ${rounds} rounds of ${seconds} s`)
  console.log(`  ${a.name}: ${rateA.toFixed(0)}`)
  console.log(`  ${b.name}: ${rateB.toFixed(0)}`)
  console.log(`  ratio: ${(rateA / rateB).toFixed(2)}`)
  return rateA / rateB
}

async function fire({ url, headers = {} }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  return result.requests.average
}

function median(values: number[]): number {
  const sorted = values.toSorted((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
