import { testOddInput } from './odd-input'

testOddInput('learning')
