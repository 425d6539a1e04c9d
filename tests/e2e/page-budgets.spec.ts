import { mainBudgets } from '../support/page-budgets'
import { testBudgets } from './measure-budget'

testBudgets(mainBudgets)
