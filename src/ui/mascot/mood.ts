/** How the robot chef feels, and where that is seen: home, waiting, a new recipe, nothing found, offline. */
export type Mood = 'welcome' | 'stirring' | 'proud' | 'puzzled' | 'sleepy';
