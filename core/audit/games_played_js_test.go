package audit_test

// gamesPlayed is how many games for three and for four are played.
const gamesPlayed = 6
