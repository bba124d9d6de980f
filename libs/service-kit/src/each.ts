/**
 * Does the same work for each, one after the other, and gives the sum. One that fails does not keep the others waiting; the first
 * failure is thrown at the end.
 */
export async function sumOfEach<One>(all: Iterable<One>, work: (one: One) => Promise<number>): Promise<number> {
  const failed: unknown[] = []
  let sum = 0
  for (const one of all) {
    try {
      sum += await work(one)
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
  return sum
}
