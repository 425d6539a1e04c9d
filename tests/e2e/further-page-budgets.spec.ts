import { furtherBudgets } from '../support/page-budgets'
import { testBudgets } from './measure-budget'

testBudgets(furtherBudgets)
