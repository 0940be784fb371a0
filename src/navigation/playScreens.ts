import { BridgeScreen } from '../screens/play/BridgeScreen';
import { GamePageScreen } from '../screens/play/GamePageScreen';
import { NewGameScreen } from '../screens/play/NewGameScreen';
import { GamesScreen } from '../screens/play/GamesScreen';
import { StatisticsScreen } from '../screens/play/StatisticsScreen';
import { ToolsScreen } from '../screens/play/ToolsScreen';
import { ToolScreen } from '../screens/play/ToolScreen';
import { TakeScreen } from '../screens/play/TakeScreen';
import { LogScreen } from '../screens/play/LogScreen';
import { MomentScreen } from '../screens/play/MomentScreen';
import { ReportScreen } from '../screens/play/ReportScreen';
import { SendScreen } from '../screens/play/SendScreen';
import { JoinScreen } from '../screens/play/phones/JoinScreen';
import { PhonesScreen } from '../screens/play/phones/PhonesScreen';

/** What is loaded when a game is first opened, set up, sent or looked back on. */
export const playScreens = {
  Bridge: BridgeScreen,
  GamePage: GamePageScreen,
  NewGame: NewGameScreen,
  Games: GamesScreen,
  Statistics: StatisticsScreen,
  Tools: ToolsScreen,
  Tool: ToolScreen,
  Take: TakeScreen,
  Log: LogScreen,
  Moment: MomentScreen,
  Report: ReportScreen,
  Send: SendScreen,
  Phones: PhonesScreen,
  Join: JoinScreen,
} as const;
