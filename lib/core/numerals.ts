const digits = '零一二三四五六七八九'

const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** A Chinese numeral below 10,000 as a number: 三十五 is 35, 百 is 100, 一百二 is 120. */
export function numeralValue(numeral: string): number {
  let sum = 0
  let last = 0
  let scale = 0
  for (const character of numeral.replaceAll('两', '二')) {
    const here = scales[character]
    if (here === undefined) last = digits.indexOf(character)
    else {
      sum += (last || 1) * here
      last = 0
    }
    scale = here ?? (character === '零' ? 0 : scale)
  }
  return sum + (scale > 10 && last > 0 ? (last * scale) / 10 : last)
}
