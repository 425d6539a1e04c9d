/**
 * What to tell about a TOEFL total of the scale in use since 2026-01-21, 1 to 6 in half points; null for one of the older scale. Schools
 * write their requirements in points of 120, a report has both until 2028, and no table may turn one into the other.
 */
export const newToefl = (score: number): string | null =>
  score > 0 && score <= 6 ? '这是 2026 年起的 1–6 分制，请填成绩单上另一列的 0–120 总分' : null
